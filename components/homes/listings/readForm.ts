type HandleSubmit<Values> = (onValid: (values: Values) => void, onInvalid: () => void) => () => Promise<void>;

/** What a form would send; null where a field of it is wrong, which the form then shows. */
export const readForm = <Values>(handleSubmit: HandleSubmit<Values>): Promise<Values | null> =>
  new Promise((resolve) => void handleSubmit(resolve, () => resolve(null))());
