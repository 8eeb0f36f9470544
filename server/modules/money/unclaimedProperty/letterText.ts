// The letter about money that its owner did not collect, in English and in Spanish. Not the words of a statute: each state
// leaves the form to the holder, or shows a sample.
import type { PaperWords } from '@/server/pdf/languages';

type Line = 'title' | 'owner' | 'what' | 'check' | 'state' | 'how' | 'after' | 'office' | 'from';

export const letterWords: PaperWords<Line> = {
  en: {
    title: 'We have money that belongs to you',
    owner: 'To: {owner}',
    what: 'Our books show {amount} that we owe you since {since}, and that you have not collected: {kind}.',
    check:
      'The check that we sent you, number {check}, was never paid. It is too old to be cashed by now; we send you a new one.',
    state:
      'The law of {state} asks us to report it by {reportBy} and to pay it to this office: {payee}. Until then you can have it from us, at no cost.',
    how: 'Log in at {link} and choose “I am still here: pay me”, or write to us at {office}. Please do so by {reportBy}, and tell us where the check should go.',
    after: 'After that, you can claim it from the state at {site}. A claim costs nothing there either.',
    office: 'Questions: {office}, {phone}.',
    from: '{holder}',
  },
  es: {
    title: 'Tenemos dinero que le pertenece',
    owner: 'Para: {owner}',
    what: 'Nuestros libros muestran {amount} que le debemos desde el {since} y que usted no ha cobrado: {kind}.',
    check:
      'El cheque que le enviamos, número {check}, nunca se pagó. Ya es demasiado antiguo para cobrarlo; le enviamos uno nuevo.',
    state:
      'La ley de {state} nos pide informarlo a más tardar el {reportBy} y pagarlo a esta oficina: {payee}. Hasta entonces puede recibirlo de nosotros, sin costo.',
    how: 'Inicie sesión en {link} y elija “Sigo aquí: páguenme”, o escríbanos a {office}. Hágalo a más tardar el {reportBy} y díganos a dónde debe ir el cheque.',
    after: 'Después puede reclamarlo al estado en {site}. Allí tampoco cuesta nada.',
    office: 'Preguntas: {office}, {phone}.',
    from: '{holder}',
  },
};

export const kindWords = {
  en: {
    deposit_check: 'a security deposit that we returned by check',
    refund_check: 'a refund by check',
    order_check: 'a payment by check',
    credit: 'a credit on your lease',
    deposit: 'a security deposit',
    owner_balance: 'money from the rent of your home',
  },
  es: {
    deposit_check: 'un depósito de garantía que devolvimos por cheque',
    refund_check: 'un reembolso por cheque',
    order_check: 'un pago por cheque',
    credit: 'un crédito de su contrato de alquiler',
    deposit: 'un depósito de garantía',
    owner_balance: 'dinero de la renta de su casa',
  },
} as const;
