import { CONFIRM_DAYS, type WorkOrderEvent, type WorkOrderStatus } from '@/contract/care/workOrders/constants';

type Words = readonly [subject: string, text: string];

/** Whom a status is news to, in their words. */
export const NEWS: Partial<Record<WorkOrderStatus, Partial<Record<'resident' | 'owner' | 'staff', Words>>>> = {
  needs_info: {
    resident: ['We have a question about your repair', 'We need to know a bit more before we can send someone.'],
  },
  awaiting_approval: {
    owner: ['A repair needs your approval', 'See what is wrong, what it costs, and what we recommend. Then decide.'],
    resident: [
      'Your repair waits for approval',
      'The homeowner has to approve the cost. The legal deadline still counts.',
    ],
  },
  approved: { resident: ['Your repair is approved', 'Next we find a Pro and a time that suits you.'] },
  scheduled: {
    resident: ['Your repair has a date', 'See when the Pro comes. You can pick another time.'],
    owner: ['A repair has a date', 'See when the Pro visits your home.'],
  },
  en_route: { resident: ['The Pro is on the way', 'See when they expect to arrive.'] },
  waiting: {
    resident: ['Your repair needs another visit', 'It’s not finished yet. See what we’re waiting for.'],
    owner: ['A repair needs another visit', 'It’s not finished yet. See what we’re waiting for.'],
  },
  done: {
    resident: [
      'Is it fixed?',
      `The Pro says the work is done. Tell us if it is. After ${CONFIRM_DAYS} days we take it as done.`,
    ],
    owner: ['The Pro says the work is done', 'See the photos. We ask the resident to confirm it.'],
  },
  confirmed: { owner: ['A repair is confirmed', 'The people in your home say it’s fixed.'] },
  reopened: {
    staff: ['A repair was opened again', 'It’s not fixed. Read what is still wrong.'],
    owner: ['A repair was opened again', 'It’s not fixed yet. We’re on it.'],
  },
  declined: { resident: ['Your repair was declined', 'Read why. If you don’t agree, you can open it again.'] },
  canceled: {
    resident: ['Your repair was canceled', 'Read why. You can report it again at any time.'],
    owner: ['A repair was canceled', 'Read why.'],
  },
};

/** The same for work from an inspection: our team checks it, and the home is vacant. */
export const PROPOSED_WORK_NEWS: Partial<
  Record<WorkOrderStatus, Partial<Record<'resident' | 'owner' | 'staff', Words>>>
> = {
  done: {},
  confirmed: { owner: ['Work from your proposal is done', 'We checked it. See what was done.'] },
};

/** The same where a resident pays for a service that they ordered. */
export const RESIDENT_PAYS_NEWS: Partial<
  Record<WorkOrderStatus, Partial<Record<'resident' | 'owner' | 'staff', Words>>>
> = {
  awaiting_approval: {
    resident: ['Your service needs your approval', 'See what it costs, then decide. Nothing happens until you do.'],
  },
};
export const RESIDENT_PAYS_NEWS_ES: Partial<Record<WorkOrderStatus, Words>> = {
  awaiting_approval: [
    'Su servicio necesita su aprobación',
    'Vea cuánto cuesta y decida. No hacemos nada hasta que responda.',
  ],
};

/** The same to residents who wrote to us in Spanish. */
export const NEWS_ES: Partial<Record<WorkOrderStatus, Words>> = {
  needs_info: [
    'Tenemos una pregunta sobre su reparación',
    'Necesitamos saber un poco más antes de enviar a un técnico.',
  ],
  awaiting_approval: [
    'Su reparación espera aprobación',
    'El propietario debe aprobar el costo. El plazo legal sigue corriendo.',
  ],
  approved: ['Su reparación está aprobada', 'Ahora buscamos a un técnico y un horario que le convenga.'],
  scheduled: ['Su reparación ya tiene fecha', 'Vea cuándo llega el técnico. Puede elegir otro horario.'],
  en_route: ['El técnico va en camino', 'Vea a qué hora espera llegar.'],
  waiting: ['Su reparación necesita otra visita', 'Todavía no está terminada. Vea qué esperamos.'],
  done: [
    '¿Quedó arreglado?',
    `El técnico dice que terminó. Díganos si quedó bien. Después de ${CONFIRM_DAYS} días lo damos por terminado.`,
  ],
  declined: ['Su reparación fue rechazada', 'Lea el motivo. Si no está de acuerdo, puede volver a abrirla.'],
  canceled: ['Su reparación se canceló', 'Lea el motivo. Puede reportarla otra vez cuando quiera.'],
};

/** What the residents hear of a move that the status after it does not tell. */
export const MOVE_NEWS: Partial<Record<WorkOrderEvent, { en: Words; es: Words }>> = {
  /** A Pro came and could not get in: the work waits for another time. */
  miss: {
    en: ['We missed you', 'The Pro came and couldn’t get in. Pick another time. Your repair stays open.'],
    es: [
      'No lo encontramos en casa',
      'El técnico llegó y no pudo entrar. Elija otro horario. Su reparación sigue abierta.',
    ],
  },
  delay: {
    en: ['The Pro is running late', 'They are on the way and come later than planned. See when they expect to arrive.'],
    es: ['El técnico va con retraso', 'Está en camino y llega más tarde de lo previsto. Vea a qué hora espera llegar.'],
  },
};
