// jsdom has neither modal dialogs nor popovers; what our components need of them, as the standard says it.

function toggle(element: HTMLElement, newState: 'open' | 'closed') {
  const event = Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' });
  element.dataset.popover = newState;
  element.style.display = newState === 'open' ? 'block' : '';
  element.dispatchEvent(event);
}

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('already open', 'InvalidStateError');
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

HTMLElement.prototype.showPopover = function showPopover() {
  toggle(this, 'open');
};

HTMLElement.prototype.hidePopover = function hidePopover() {
  toggle(this, 'closed');
};

/** Presses on a button with `popovertarget` toggle what it names. */
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('[popovertarget]');
  const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (panel) toggle(panel, panel.dataset.popover === 'open' ? 'closed' : 'open');
});
