import { lifecycle } from '@/contract/lifecycle';

/** What becomes of papers that wait for signatures. `partly_signed` lasts until the sealed file is written. */
export const envelopeLifecycle = lifecycle({
  draft: { send: 'sent', void: 'voided' },
  sent: { view: 'viewed', sign: 'partly_signed', decline: 'declined', expire: 'expired', void: 'voided' },
  viewed: { view: 'viewed', sign: 'partly_signed', decline: 'declined', expire: 'expired', void: 'voided' },
  partly_signed: {
    view: 'partly_signed',
    sign: 'partly_signed',
    complete: 'completed',
    decline: 'declined',
    expire: 'expired',
    void: 'voided',
  },
  completed: {},
  declined: {},
  expired: {},
  voided: {},
});
export type EnvelopeStatus = (typeof envelopeLifecycle.states)[number];

/** Of one signer. A signer who passes it on is `delegated`, and the other person is a signer of their own. */
export const signerLifecycle = lifecycle({
  waiting: { invite: 'invited' },
  invited: { view: 'viewed', decline: 'declined', delegate: 'delegated' },
  viewed: { view: 'viewed', consent: 'consented', decline: 'declined', delegate: 'delegated' },
  consented: { view: 'consented', sign: 'signed', decline: 'declined', delegate: 'delegated' },
  signed: {},
  declined: {},
  delegated: {},
});
export type SignerStatus = (typeof signerLifecycle.states)[number];

/** Roles of signers. */
export const signerRoles = ['resident', 'coSigner', 'homeowner', 'manager', 'formerResident'] as const;

/**
 * Owners and managers may let an agent sign. Residents and co-signers may not: who they are is what was decided about,
 * and another person would take their place unexamined.
 */
export const canDelegate = (role: (typeof signerRoles)[number]) => role === 'homeowner' || role === 'manager';

/**
 * What must be shown before an electronic signature counts (E-SIGN Act, 15 U.S.C. 7001(c)): the right to paper, how to
 * take the consent back, what it covers, and what one needs to read the papers. A new wording is a new version.
 */
export const esignConsent = {
  version: '2026-11-23',
  points: [
    'You can get these documents on paper instead, free of charge. Write to us and we will mail them.',
    'Your consent covers only these documents and the notices we must send you about them.',
    'You can withdraw your consent at any time before you sign: decline here or write to us. Nothing is signed then, and we continue on paper.',
    'You need a device with a current browser, an email address you can open, and a PDF reader to save your copy.',
    'If your email address changes, update it in your account settings.',
  ],
  pointsEs: [
    'Puede recibir estos documentos en papel, sin costo. Escríbanos y se los enviaremos por correo.',
    'Su consentimiento cubre solo estos documentos y los avisos que debemos enviarle sobre ellos.',
    'Puede retirar su consentimiento en cualquier momento antes de firmar: rechace aquí o escríbanos. Entonces no se firma nada y continuamos en papel.',
    'Necesita un dispositivo con un navegador actual, una dirección de correo electrónico que pueda abrir y un lector de PDF para guardar su copia.',
    'Si cambia su dirección de correo electrónico, actualícela en la configuración de su cuenta.',
    'Al marcar la casilla, acepta leer y firmar este documento electrónicamente.',
  ],
} as const;

/** Why two people cannot share one mailbox, and what to do: an address is how we know who signs. */
export const OWN_EMAIL_NEEDED =
  'Each adult signs for themselves, so each needs their own email address. Enter another address, or message us to do this on paper.';
