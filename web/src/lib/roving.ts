/** One tab stop for a group of buttons or links; the arrow keys move within it. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement): { destroy(): void } {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button, a[href]")];

  function settle(): void {
    const all = buttons();
    const stop =
      all.find((button) => button === document.activeElement) ??
      all.find((button) => button.classList.contains("can")) ??
      all.find((button) => button.tabIndex === 0) ??
      all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    if (at < 0 || step === undefined || event.altKey || event.ctrlKey) return;
    all[(at + step + all.length) % all.length]?.focus();
    event.preventDefault();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["class"] });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      watcher.disconnect();
    },
  };
}
