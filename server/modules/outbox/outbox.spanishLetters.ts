// The letters about an account in Spanish, for who would rather read that. A letter that is not here goes in English.
import * as z from 'zod';
import { hola, momento, spanishLetter, type Words } from './outbox.phrases';

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
      `Sigue este enlace para elegir una contraseña nueva. Funciona una sola vez, durante treinta minutos:\n\n${link}`,
      'Si no lo pediste, no tienes que hacer nada: tu contraseña queda como está.',
    );
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
      `Todo lo que guardamos de ti está en un archivo. Descárgalo aquí hasta el ${momento(until)}; te preguntamos una vez más quién eres:\n\n${link}`,
      'Si no la pediste, otra persona está en tu cuenta: elige enseguida una contraseña nueva, y avísanos.',
    );
  },
  deletionRequested(data) {
    const { firstName, link, eraseAt } = Linked.extend({ eraseAt: z.iso.datetime() }).parse(data);
    return spanishLetter(
      'Tu cuenta se borrará',
      hola(firstName),
      `Como pediste, cerramos tu sesión en todas partes y cancelamos tus visitas. El ${momento(eraseAt)} borramos tu cuenta.`,
      `¿Cambiaste de idea, o no fuiste tú? Hasta entonces este enlace deja todo como estaba:\n\n${link}`,
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
