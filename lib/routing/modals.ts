/** Dialogs a URL can name: `?activeModal=…`. */
export const modalTypes = [
  'ASK_A_QUESTION',
  'CONTACT_US',
  'HOW_IT_WORKS',
  'LOGIN',
  'NAPKIN_MODAL',
  'SMOOTH_PAYMENTS',
  'NOT_THERE_YET',
  'ENTER_CONTACT',
  'PAYMENT_METHODS',
  'HELP_BRIDGE',
  'BELONG_STANDARDS',
  'COVID',
  'PRIVACY_CHOICES',
  'REPORT_LISTING',
  'HOME_ALERT',
] as const;
export type ModalType = (typeof modalTypes)[number];

const modalParameter = 'activeModal';
/** Parameters of a dialog beside its type. `screen` is LOGIN's selector, which it reads as `currentScreen`. */
const propParameters = ['screen', 'homeId', 'topic', 'where', 'audience'] as const;
type PropParameter = (typeof propParameters)[number];

/** Values come from the URL: strings, and never to be trusted. */
export type ModalProps = Readonly<Partial<Record<PropParameter | 'currentScreen', string>>>;

/** What every dialog is drawn with. */
export interface ModalContentProps {
  readonly props: ModalProps;
  readonly onClose: () => void;
}

export interface OpenModal {
  type: ModalType;
  props: ModalProps;
  /** It has a history entry of its own, so closing it is going back. */
  pushed: boolean;
}

export function isModalType(value: unknown): value is ModalType {
  return modalTypes.some((type) => type === value);
}

const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/** The dialog that a path's query names. */
export function parseModal(asPath: string): OpenModal | undefined {
  const query = new URL(asPath, PLACEHOLDER_ORIGIN).searchParams;
  const type = query.get(modalParameter);
  if (!isModalType(type)) return undefined;
  const requested = propParameters.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name === 'screen' && type === 'LOGIN' ? 'currentScreen' : name, value]];
  });
  return { type, props: Object.fromEntries(requested), pushed: false };
}

/** True where the query names a dialog, known or not. */
export function hasModalParam(asPath: string): boolean {
  return new URL(asPath, PLACEHOLDER_ORIGIN).searchParams.has(modalParameter);
}

/** The path with this dialog in its query; without one, with none. The rest of the query stays. */
export function pathWithModal(asPath: string, modal?: Pick<OpenModal, 'type' | 'props'>): string {
  const url = new URL(asPath, PLACEHOLDER_ORIGIN);
  if (url.searchParams.has(modalParameter)) for (const name of propParameters) url.searchParams.delete(name);
  url.searchParams.delete(modalParameter);
  if (modal) {
    url.searchParams.set(modalParameter, modal.type);
    for (const [name, value] of Object.entries(modal.props)) {
      if (value !== undefined) url.searchParams.set(name === 'currentScreen' ? 'screen' : name, value);
    }
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The stack after the URL spoke: no dialog clears it, the one beneath the top pops it, any other replaces the top. */
export function reconcileStack(stack: readonly OpenModal[], requested: OpenModal | undefined): readonly OpenModal[] {
  if (!requested) return [];
  const top = stack.at(-1);
  const previous = stack.at(-2);
  if (previous && previous.type === requested.type && top?.type !== requested.type) return stack.slice(0, -1);
  return [...stack.slice(0, -1), { ...requested, pushed: top?.pushed ?? false }];
}
