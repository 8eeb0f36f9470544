/** `move_in.hold_placed` → `Move in: hold placed`; camel case, as the history of homes has it, is split as well. */
export function eventText(event: string): string {
  const [noun = '', verb = ''] = event
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split('.');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${verb}`;
}
