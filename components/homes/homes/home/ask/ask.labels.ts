// The words around an answer, in English and Spanish.
import type { AnswerClause, AnswerLanguage, AnswerPage, AnswerSection } from '@/contract/leasing/homeAnswers/endpoints';
import { joinList } from '@/lib/format/text';

interface AskLabels {
  asked: string;
  waiting: string;
  failed: string;
  tooMany: string;
  retry: string;
  source: string;
  unknown: (about: readonly string[]) => string;
  notUnderstood: string;
  person: (answerBy: string) => string;
  handOver: string;
  anythingElse: string;
  tours: string;
  noTours: string;
  allTimes: string;
  name: string;
  nameMissing: string;
  email: string;
  emailMissing: string;
  context: string;
  send: string;
  sent: (answerBy: string) => string;
  sections: Readonly<Record<AnswerSection, string>>;
  pages: Readonly<Record<AnswerPage, string>>;
  clauses: Readonly<Record<AnswerClause, string>>;
}

export const askLabels: Readonly<Record<AnswerLanguage, AskLabels>> = {
  en: {
    asked: 'You asked:',
    waiting: 'Looking it up…',
    failed: 'We couldn’t get an answer.',
    tooMany: 'That’s a lot of questions at once. Wait a few minutes, or ask our team.',
    retry: 'Try again',
    source: 'Source:',
    unknown: (about) => `No one has told us about ${joinList([...about], 'or')} yet.`,
    notUnderstood: 'The listing doesn’t answer that.',
    person: (answerBy) => `A person on our team can answer by ${answerBy}.`,
    handOver: 'Ask our team',
    anythingElse: 'Not what you meant? Ask our team',
    tours: 'Next times to see it',
    noTours: 'No tour times are open right now.',
    allTimes: 'All times',
    name: 'Your name',
    nameMissing: 'Enter your name',
    email: 'Email',
    emailMissing: 'Enter an email address, such as name@example.com',
    context: 'We send our team your question with this conversation.',
    send: 'Send to our team',
    sent: (answerBy) => `We got your question. We’ll email you a reply by ${answerBy}.`,
    sections: {
      photos: 'Photos',
      overview: 'About',
      costs: 'Costs',
      facts: 'Amenities',
      lease: 'Lease',
      qualify: 'Requirements',
      neighborhood: 'Location',
    },
    pages: {
      whoApplies: 'FAQ: Who needs to apply',
      payRent: 'FAQ: Paying rent',
      pets: 'FAQ: Pets',
      giveNotice: 'FAQ: Giving notice',
      tour: 'Book a tour',
    },
    clauses: { insurance: 'Our lease, “Renters insurance”', lateFee: 'Our lease, “Late fee”' },
  },
  es: {
    asked: 'Usted preguntó:',
    waiting: 'Buscando la respuesta…',
    failed: 'No pudimos obtener una respuesta.',
    tooMany: 'Son muchas preguntas a la vez. Espere unos minutos o pregunte a nuestro equipo.',
    retry: 'Intentar de nuevo',
    source: 'Fuente:',
    unknown: (about) => `Todavía nadie nos ha informado sobre ${about.join(' ni ')}.`,
    notUnderstood: 'El anuncio no responde eso.',
    person: (answerBy) => `Una persona de nuestro equipo puede responder a más tardar el ${answerBy}.`,
    handOver: 'Preguntar a nuestro equipo',
    anythingElse: '¿No es lo que buscaba? Pregunte a nuestro equipo',
    tours: 'Próximos horarios para verla',
    noTours: 'Por ahora no hay horarios de visita.',
    allTimes: 'Todos los horarios',
    name: 'Su nombre',
    nameMissing: 'Escriba su nombre',
    email: 'Correo electrónico',
    emailMissing: 'Escriba un correo electrónico, como nombre@ejemplo.com',
    context: 'Enviamos su pregunta a nuestro equipo con esta conversación.',
    send: 'Enviar a nuestro equipo',
    sent: (answerBy) => `Recibimos su pregunta. Le responderemos por correo a más tardar el ${answerBy}.`,
    sections: {
      photos: 'Fotos',
      overview: 'Descripción',
      costs: 'Costos',
      facts: 'Comodidades',
      lease: 'Contrato',
      qualify: 'Requisitos',
      neighborhood: 'Ubicación',
    },
    pages: {
      whoApplies: 'Preguntas frecuentes: quién aplica',
      payRent: 'Preguntas frecuentes: pagar la renta',
      pets: 'Preguntas frecuentes: mascotas',
      giveNotice: 'Preguntas frecuentes: aviso de salida',
      tour: 'Agendar una visita',
    },
    clauses: {
      insurance: 'Nuestro contrato, “Renters insurance”',
      lateFee: 'Nuestro contrato, “Late fee”',
    },
  },
};

/** The anchors of the FAQ (content/documents/page/faq.en-us.json). */
export const faqAnchors: Readonly<Record<Exclude<AnswerPage, 'tour'>, string>> = {
  whoApplies: 'who-applies',
  payRent: 'pay-rent',
  pets: 'pet',
  giveNotice: 'give-notice',
};
