/** How a table is reached, through the eyes of a seat: by WebSocket, or by plain requests where that is broken. */

import type { Means, Socket } from "./live";
import { PlainSocket } from "./plain-socket";

export const wire = (table: string, viewer: string | undefined): Means => ({
  connect(version, plain) {
    const query = new URLSearchParams();
    if (viewer) query.set("as", viewer);
    if (version !== undefined) query.set("v", String(version));
    if (plain) return new PlainSocket(table, query);
    const address = new URL(`/api/tables/${table}/live?${query.toString()}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address) as unknown as Socket;
  },
  later(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
});
