// The letters about an account in Spanish, for who would rather read that. A letter that is not here goes in English.
import * as z from 'zod';
import { cta, type EmailText, emailTextEs, formatMomentEs, greetingEs, maskEmail } from '@/server/emails/snippets';

const NameData = z.object({ firstName: z.string() });
const CodeData = NameData.extend({ code: z.string() });
const LinkData = NameData.extend({ link: z.string() });
const DateData = NameData.extend({ at: z.iso.datetime() });

const noEresTu = 'Si no fuiste tú, no tienes que hacer nada: sin el código nadie puede entrar.';
const cambiaYa =
  'Si no fuiste tú, elige enseguida una contraseña nueva con “Forgot your password?” en la página de acceso, y avísanos.';

const CAMBIOS: Record<string, readonly [subject: string, said: (what: string) => string]> = {
  authenticator_enabled: [
    'Los códigos de tu aplicación están activados',
    () => 'te pedimos un código de tu aplicación',
  ],
  authenticator_disabled: ['Los códigos de tu aplicación están desactivados', () => 'ya no te pedimos códigos'],
  recovery_codes_created: [
    'Tienes códigos de recuperación nuevos',
    () => 'los códigos nuevos reemplazan a los anteriores',
  ],
  recovery_code_used: ['Se usó un código de recuperación', () => 'uno de tus códigos de recuperación quedó gastado'],
  passkey_added: ['Se agregó una llave de acceso', (what) => `la llave “${what}” abre tu cuenta`],
  passkey_removed: ['Se quitó una llave de acceso', (what) => `la llave “${what}” ya no abre tu cuenta`],
  external_login_connected: ['Se conectó otra cuenta', (what) => `puedes entrar con ${what}`],
  external_login_disconnected: ['Se desconectó otra cuenta', (what) => `ya no puedes entrar con ${what}`],
};

/** By the names of the English ones, from the same data. */
export const spanishTemplates: Record<string, (data: unknown) => EmailText> = {
  loginCode(data) {
    const { firstName, code } = CodeData.parse(data);
    return emailTextEs(
      `${code} es tu código para entrar`,
      greetingEs(firstName),
      `Tu código es ${code}. Vale diez minutos, en el navegador desde el que lo pediste.`,
      noEresTu,
    );
  },
  alreadyMember(data) {
    const { firstName, code } = CodeData.parse(data);
    return emailTextEs(
      `${code} es tu código: ya tienes una cuenta`,
      greetingEs(firstName),
      'Alguien, seguramente tú, pidió una cuenta nueva con esta dirección. Ya tienes una, y nada ha cambiado en ella.',
      `Para entrar, escribe el código ${code} donde lo dejaste, dentro de diez minutos. Tu contraseña sigue siendo la misma.`,
      noEresTu,
    );
  },
  resetPassword(data) {
    const { firstName, link } = LinkData.parse(data);
    return emailTextEs(
      'Elige una contraseña nueva',
      greetingEs(firstName),
      'Ya puedes elegir una contraseña nueva. El enlace funciona una sola vez, durante treinta minutos.',
      cta('Elegir una contraseña nueva', link),
      'Si no lo pediste, no tienes que hacer nada: tu contraseña queda como está.',
    );
  },
  welcome(data) {
    const { firstName, type } = NameData.extend({ type: z.string() }).parse(data);
    return emailTextEs(
      'Te damos la bienvenida a Belong',
      greetingEs(firstName),
      type === 'homeowner'
        ? 'Tu cuenta está abierta. Cuando quieras, cuéntanos de tu casa y te decimos cuánto podría rendir.'
        : 'Tu cuenta está abierta. Cuando quieras, busca una casa a la que te encante volver.',
      '¿Preguntas? Responde a esta carta: la lee una persona.',
    );
  },
  emailCode(data) {
    const { firstName, code } = CodeData.parse(data);
    return emailTextEs(
      `${code} confirma tu dirección de correo nueva`,
      greetingEs(firstName),
      `Tu código es ${code}. Escríbelo donde cambiaste tu dirección, dentro de diez minutos, y desde entonces te escribimos aquí.`,
      'Si no fuiste tú, no tienes que hacer nada: sin el código no cambia nada.',
    );
  },
  emailTaken(data) {
    const { firstName } = NameData.parse(data);
    return emailTextEs(
      'Alguien quiso usar esta dirección para otra cuenta',
      greetingEs(firstName),
      'Alguien, quizá tú, quiso pasar otra cuenta de Belong a esta dirección. Ya tienes una cuenta con ella, así que nada ha cambiado.',
      'Para usar las dos, entra con esta dirección como siempre, o escríbenos y te ayudamos a unirlas.',
    );
  },
  oldEmailNotice(data) {
    const { firstName, at, email } = DateData.extend({ email: z.string() }).parse(data);
    return emailTextEs(
      'Tu dirección de correo ha cambiado',
      greetingEs(firstName),
      `El ${formatMomentEs(at)} la dirección de tu cuenta pasó de esta a ${maskEmail(email)}, y cerramos la sesión en todos los demás dispositivos.`,
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
    const { firstName, at } = DateData.parse(data);
    return emailTextEs(
      'Tu contraseña ha cambiado',
      greetingEs(firstName),
      `Tu contraseña se cambió el ${formatMomentEs(at)}, y cerramos la sesión en todos los demás dispositivos.`,
      cambiaYa,
    );
  },
  securityChanged(data) {
    const { firstName, at, change, what } = DateData.extend({ change: z.string(), what: z.string() }).parse(data);
    const words = Object.hasOwn(CAMBIOS, change) ? CAMBIOS[change] : undefined;
    if (!words) throw new Error(`Nothing is said about ${change}`);
    return emailTextEs(words[0], greetingEs(firstName), `Desde el ${formatMomentEs(at)}, ${words[1](what)}.`, cambiaYa);
  },
  emailChanged(data) {
    const { firstName, at } = DateData.parse(data);
    return emailTextEs(
      'Esta es ahora tu dirección con nosotros',
      greetingEs(firstName),
      `Desde el ${formatMomentEs(at)} entras con esta dirección, y aquí te escribimos. Cerramos la sesión en todos los demás dispositivos.`,
    );
  },
  newDevice(data) {
    const { firstName, at, device } = DateData.extend({ device: z.string() }).parse(data);
    return emailTextEs(
      'Un dispositivo nuevo entró en tu cuenta',
      greetingEs(firstName),
      `${device} entró en tu cuenta el ${formatMomentEs(at)}.`,
      'Si fuiste tú, todo está bien. Si no, elige enseguida una contraseña nueva: eso cierra la sesión en todos los dispositivos.',
    );
  },
  sessionReused(data) {
    const { firstName } = NameData.parse(data);
    return emailTextEs(
      'Cerramos tu sesión para protegerte',
      greetingEs(firstName),
      'Una de tus sesiones se usó desde dos lugares a la vez, como pasa cuando alguien la copia. La cerramos en todas partes.',
      'Por favor, entra de nuevo. Si usas una computadora que otros también usan, elige además una contraseña nueva.',
    );
  },
  exportReady(data) {
    const { firstName, link, until } = LinkData.extend({ until: z.iso.datetime() }).parse(data);
    return emailTextEs(
      'La copia de tus datos está lista',
      greetingEs(firstName),
      `Todo lo que guardamos de ti está en un archivo. Puedes descargarlo hasta el ${formatMomentEs(until)}; te preguntamos una vez más quién eres.`,
      cta('Descargar mis datos', link),
      'Si no la pediste, otra persona está en tu cuenta: elige enseguida una contraseña nueva, y avísanos.',
    );
  },
  deletionRequested(data) {
    const { firstName, link, eraseAt } = LinkData.extend({ eraseAt: z.iso.datetime() }).parse(data);
    return emailTextEs(
      'Tu cuenta se borrará',
      greetingEs(firstName),
      `Como pediste, cerramos tu sesión en todas partes y cancelamos tus visitas. El ${formatMomentEs(eraseAt)} borramos tu cuenta.`,
      `¿Cambiaste de idea, o no fuiste tú? Hasta entonces puedes dejar todo como estaba.`,
      cta('Conservar mi cuenta', link),
    );
  },
  deletionPending(data) {
    const { firstName, link } = LinkData.parse(data);
    return emailTextEs(
      'Todavía no podemos borrar tu cuenta',
      greetingEs(firstName),
      'Algo se ha cruzado en el camino. Qué es, y qué puedes hacer, está en tu cuenta. Lo intentamos otra vez en una semana.',
      cta('Ver qué puedes hacer', link),
    );
  },
  accountErased(data) {
    const { firstName } = NameData.parse(data);
    return emailTextEs(
      'Tu cuenta está borrada',
      greetingEs(firstName),
      'Ya está hecho. Lo que la ley o la otra parte de un contrato nos obliga a guardar queda sin tu nombre donde es posible, y se va cuando pasa su plazo.',
      'Esto es lo último que sabes de nosotros. Gracias por haber estado aquí.',
    );
  },
  deletionCancelled(data) {
    const { firstName } = NameData.parse(data);
    return emailTextEs(
      'Tu cuenta se queda',
      greetingEs(firstName),
      'No se borrará nada. Entra cuando quieras; todo está como estaba, salvo las visitas que cancelamos.',
    );
  },
};
