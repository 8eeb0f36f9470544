// The letters about an account in Spanish, for who would rather read that. A letter that is not here goes in English.
import * as z from 'zod';
import { act, hola, momento, spanishLetter, veiled, type Words } from './outbox.phrases';

const Named = z.object({ firstName: z.string() });
const Coded = Named.extend({ code: z.string() });
const Linked = Named.extend({ link: z.string() });
const Dated = Named.extend({ at: z.iso.datetime() });

const noEresTu = 'Si no fuiste tú, no tienes que hacer nada: sin el código nadie puede entrar.';
const cambiaYa =
  'Si no fuiste tú, elige enseguida una contraseña nueva con “Forgot your password?” en la página de acceso, y avísanos.';

const CAMBIOS: Record<string, readonly [subject: string, said: (what: string) => string]> = {
  authenticatorOn: ['Los códigos de tu aplicación están activados', () => 'te pedimos un código de tu aplicación'],
  authenticatorOff: ['Los códigos de tu aplicación están desactivados', () => 'ya no te pedimos códigos'],
  recoveryCodesNew: ['Tienes códigos de recuperación nuevos', () => 'los códigos nuevos reemplazan a los anteriores'],
  recoveryCodeUsed: ['Se usó un código de recuperación', () => 'uno de tus códigos de recuperación quedó gastado'],
  passkeyAdded: ['Se agregó una llave de acceso', (what) => `la llave “${what}” abre tu cuenta`],
  passkeyRemoved: ['Se quitó una llave de acceso', (what) => `la llave “${what}” ya no abre tu cuenta`],
  externalAdded: ['Se conectó otra cuenta', (what) => `puedes entrar con ${what}`],
  externalRemoved: ['Se desconectó otra cuenta', (what) => `ya no puedes entrar con ${what}`],
};

/** By the names of the English ones, from the same data. */
export const spanishLetters: Record<string, (data: unknown) => Words> = {
  loginCode(data) {
    const { firstName, code } = Coded.parse(data);
    return spanishLetter(
      `${code} es tu código para entrar`,
      hola(firstName),
      `Tu código es ${code}. Vale diez minutos, en el navegador desde el que lo pediste.`,
      noEresTu,
    );
  },
  alreadyMember(data) {
    const { firstName, code } = Coded.parse(data);
    return spanishLetter(
      `${code} es tu código: ya tienes una cuenta`,
      hola(firstName),
      'Alguien, seguramente tú, pidió una cuenta nueva con esta dirección. Ya tienes una, y nada ha cambiado en ella.',
      `Para entrar, escribe el código ${code} donde lo dejaste, dentro de diez minutos. Tu contraseña sigue siendo la misma.`,
      noEresTu,
    );
  },
  resetPassword(data) {
    const { firstName, link } = Linked.parse(data);
    return spanishLetter(
      'Elige una contraseña nueva',
      hola(firstName),
      'Ya puedes elegir una contraseña nueva. El enlace funciona una sola vez, durante treinta minutos.',
      act('Elegir una contraseña nueva', link),
      'Si no lo pediste, no tienes que hacer nada: tu contraseña queda como está.',
    );
  },
  welcome(data) {
    const { firstName, type } = Named.extend({ type: z.string() }).parse(data);
    return spanishLetter(
      'Te damos la bienvenida a Belong',
      hola(firstName),
      type === 'homeowner'
        ? 'Tu cuenta está abierta. Cuando quieras, cuéntanos de tu casa y te decimos cuánto podría rendir.'
        : 'Tu cuenta está abierta. Cuando quieras, busca una casa a la que te encante volver.',
      '¿Preguntas? Responde a esta carta: la lee una persona.',
    );
  },
  emailCode(data) {
    const { firstName, code } = Coded.parse(data);
    return spanishLetter(
      `${code} confirma tu dirección de correo nueva`,
      hola(firstName),
      `Tu código es ${code}. Escríbelo donde cambiaste tu dirección, dentro de diez minutos, y desde entonces te escribimos aquí.`,
      'Si no fuiste tú, no tienes que hacer nada: sin el código no cambia nada.',
    );
  },
  emailTaken(data) {
    const { firstName } = Named.parse(data);
    return spanishLetter(
      'Alguien quiso usar esta dirección para otra cuenta',
      hola(firstName),
      'Alguien, quizá tú, quiso pasar otra cuenta de Belong a esta dirección. Ya tienes una cuenta con ella, así que nada ha cambiado.',
      'Para usar las dos, entra con esta dirección como siempre, o escríbenos y te ayudamos a unirlas.',
    );
  },
  emailLeft(data) {
    const { firstName, at, email } = Dated.extend({ email: z.string() }).parse(data);
    return spanishLetter(
      'Tu dirección de correo ha cambiado',
      hola(firstName),
      `El ${momento(at)} la dirección de tu cuenta pasó de esta a ${veiled(email)}, y cerramos la sesión en todos los demás dispositivos.`,
      'Si no fuiste tú, responde enseguida a esta carta: la lee una persona, que cierra la cuenta hasta que sepamos que eres tú.',
    );
  },
  phoneCode(data) {
    const { code } = z.object({ code: z.string() }).parse(data);
    return {
      subject: '',
      body: `${code} es tu código de Belong. Vale diez minutos; nunca te lo pedimos. Responde STOP para no recibir textos.`,
      language: 'es',
    };
  },
  passwordChanged(data) {
    const { firstName, at } = Dated.parse(data);
    return spanishLetter(
      'Tu contraseña ha cambiado',
      hola(firstName),
      `Tu contraseña se cambió el ${momento(at)}, y cerramos la sesión en todos los demás dispositivos.`,
      cambiaYa,
    );
  },
  securityChanged(data) {
    const { firstName, at, change, what } = Dated.extend({ change: z.string(), what: z.string() }).parse(data);
    const words = Object.hasOwn(CAMBIOS, change) ? CAMBIOS[change] : undefined;
    if (!words) throw new Error(`Nothing is said about ${change}`);
    return spanishLetter(words[0], hola(firstName), `Desde el ${momento(at)}, ${words[1](what)}.`, cambiaYa);
  },
  emailChanged(data) {
    const { firstName, at } = Dated.parse(data);
    return spanishLetter(
      'Esta es ahora tu dirección con nosotros',
      hola(firstName),
      `Desde el ${momento(at)} entras con esta dirección, y aquí te escribimos. Cerramos la sesión en todos los demás dispositivos.`,
    );
  },
  newDevice(data) {
    const { firstName, at, device } = Dated.extend({ device: z.string() }).parse(data);
    return spanishLetter(
      'Un dispositivo nuevo entró en tu cuenta',
      hola(firstName),
      `${device} entró en tu cuenta el ${momento(at)}.`,
      'Si fuiste tú, todo está bien. Si no, elige enseguida una contraseña nueva: eso cierra la sesión en todos los dispositivos.',
    );
  },
  sessionReused(data) {
    const { firstName } = Named.parse(data);
    return spanishLetter(
      'Cerramos tu sesión para protegerte',
      hola(firstName),
      'Una de tus sesiones se usó desde dos lugares a la vez, como pasa cuando alguien la copia. La cerramos en todas partes.',
      'Por favor, entra de nuevo. Si usas una computadora que otros también usan, elige además una contraseña nueva.',
    );
  },
  exportReady(data) {
    const { firstName, link, until } = Linked.extend({ until: z.iso.datetime() }).parse(data);
    return spanishLetter(
      'La copia de tus datos está lista',
      hola(firstName),
      `Todo lo que guardamos de ti está en un archivo. Puedes descargarlo hasta el ${momento(until)}; te preguntamos una vez más quién eres.`,
      act('Descargar mis datos', link),
      'Si no la pediste, otra persona está en tu cuenta: elige enseguida una contraseña nueva, y avísanos.',
    );
  },
  deletionRequested(data) {
    const { firstName, link, eraseAt } = Linked.extend({ eraseAt: z.iso.datetime() }).parse(data);
    return spanishLetter(
      'Tu cuenta se borrará',
      hola(firstName),
      `Como pediste, cerramos tu sesión en todas partes y cancelamos tus visitas. El ${momento(eraseAt)} borramos tu cuenta.`,
      `¿Cambiaste de idea, o no fuiste tú? Hasta entonces puedes dejar todo como estaba.`,
      act('Conservar mi cuenta', link),
    );
  },
  deletionWaits(data) {
    const { firstName, link } = Linked.parse(data);
    return spanishLetter(
      'Todavía no podemos borrar tu cuenta',
      hola(firstName),
      'Algo se ha cruzado en el camino. Qué es, y qué puedes hacer, está en tu cuenta. Lo intentamos otra vez en una semana.',
      act('Ver qué puedes hacer', link),
    );
  },
  accountErased(data) {
    const { firstName } = Named.parse(data);
    return spanishLetter(
      'Tu cuenta está borrada',
      hola(firstName),
      'Ya está hecho. Lo que la ley o la otra parte de un contrato nos obliga a guardar queda sin tu nombre donde es posible, y se va cuando pasa su plazo.',
      'Esto es lo último que sabes de nosotros. Gracias por haber estado aquí.',
    );
  },
  accountKept(data) {
    const { firstName } = Named.parse(data);
    return spanishLetter(
      'Tu cuenta se queda',
      hola(firstName),
      'No se borrará nada. Entra cuando quieras; todo está como estaba, salvo las visitas que cancelamos.',
    );
  },
};
