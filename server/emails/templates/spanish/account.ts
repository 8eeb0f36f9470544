// The letters about an account in Spanish.
import * as z from 'zod';
import { cta, emailTextEs, formatMomentEs, greetingEs, maskEmail } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const NameData = z.object({ firstName: z.string() });
const CodeData = NameData.extend({ code: z.string() });
const LinkData = NameData.extend({ link: z.string() });
const DateData = NameData.extend({ at: z.iso.datetime() });

const noEresTu = 'Si no fue usted, puede ignorar este correo. Sin el código, nadie puede iniciar sesión.';
const cambiaYa =
  'Si no fue usted, elija enseguida una contraseña nueva con “Forgot your password?” en la página de inicio de sesión y avísenos.';

const CAMBIOS: Record<string, readonly [subject: string, body: (what: string) => string]> = {
  authenticator_enabled: [
    'La verificación en dos pasos está activada',
    () =>
      'se activó la verificación en dos pasos. Desde ahora, inicie sesión con un código de su aplicación de autenticación.',
  ],
  authenticator_disabled: [
    'La verificación en dos pasos está desactivada',
    () => 'se desactivó la verificación en dos pasos. Ya no necesita un código para iniciar sesión.',
  ],
  recovery_codes_created: [
    'Tiene códigos de recuperación nuevos',
    () => 'se crearon códigos de recuperación nuevos. Los anteriores ya no funcionan.',
  ],
  recovery_code_used: [
    'Se usó un código de recuperación',
    () => 'se usó uno de sus códigos de recuperación para iniciar sesión. Ese código ya no funciona.',
  ],
  passkey_added: ['Se agregó una llave de acceso', (what) => `se agregó la llave de acceso “${what}” a su cuenta.`],
  passkey_removed: ['Se quitó una llave de acceso', (what) => `se quitó la llave de acceso “${what}” de su cuenta.`],
  external_login_connected: [
    'Se conectó otra cuenta',
    (what) => `se conectó ${what}. Puede usarla para iniciar sesión.`,
  ],
  external_login_disconnected: [
    'Se desconectó otra cuenta',
    (what) => `se desconectó ${what}. Ya no puede usarla para iniciar sesión.`,
  ],
};

export const accountTemplatesEs = {
  loginCode: template(CodeData, ({ firstName, code }) =>
    emailTextEs(
      `${code} es su código para iniciar sesión`,
      greetingEs(firstName),
      `Su código es ${code}. Vence en 10 minutos y solo funciona en el navegador donde lo pidió.`,
      noEresTu,
    ),
  ),
  alreadyMember: template(CodeData, ({ firstName, code }) =>
    emailTextEs(
      `${code} es su código: ya tiene una cuenta`,
      greetingEs(firstName),
      'Alguien, probablemente usted, intentó crear una cuenta de Belong con esta dirección. Ya tiene una, y no ha cambiado nada en ella.',
      `Para iniciar sesión, escriba el código ${code} donde se quedó. Vence en 10 minutos. Su contraseña sigue siendo la misma.`,
      noEresTu,
    ),
  ),
  resetPassword: template(LinkData, ({ firstName, link }) =>
    emailTextEs(
      'Elija una contraseña nueva',
      greetingEs(firstName),
      'Use este enlace para elegir una contraseña nueva. Funciona una sola vez y vence en 30 minutos.',
      cta('Elegir una contraseña nueva', link),
      'Si no lo pidió, puede ignorar este correo. Su contraseña sigue siendo la misma.',
    ),
  ),
  welcome: template(NameData.extend({ type: z.string() }), ({ firstName, type }) =>
    emailTextEs(
      'Le damos la bienvenida a Belong',
      greetingEs(firstName),
      type === 'homeowner'
        ? 'Su cuenta está lista. Cuéntenos sobre su casa y le diremos por cuánto podría alquilarla.'
        : 'Su cuenta está lista. Empiece a buscar una casa que le encante.',
      '¿Tiene preguntas? Responda a este correo y una persona le contestará.',
    ),
  ),
  emailCode: template(CodeData, ({ firstName, code }) =>
    emailTextEs(
      `${code} confirma su nueva dirección de correo`,
      greetingEs(firstName),
      `Su código es ${code}. Escríbalo donde cambió su dirección antes de 10 minutos. Después le escribiremos aquí.`,
      'Si no fue usted, puede ignorar este correo. Sin el código no cambia nada.',
    ),
  ),
  emailTaken: template(NameData, ({ firstName }) =>
    emailTextEs(
      'Alguien intentó usar su dirección para otra cuenta',
      greetingEs(firstName),
      'Alguien, quizá usted, intentó cambiar otra cuenta de Belong a esta dirección. Ya tiene una cuenta con ella, así que no ha cambiado nada.',
      'Para usar las dos cuentas, inicie sesión con esta dirección como siempre. O escríbanos y le ayudaremos a unirlas.',
    ),
  ),
  oldEmailNotice: template(DateData.extend({ email: z.string() }), ({ firstName, at, email }) =>
    emailTextEs(
      'Su dirección de correo ha cambiado',
      greetingEs(firstName),
      `El ${formatMomentEs(at)}, la dirección de su cuenta cambió de esta a ${maskEmail(email)}. Cerramos la sesión en todos los demás dispositivos.`,
      'Si no fue usted, responda enseguida a este correo. Una persona de nuestro equipo bloqueará la cuenta hasta que sepamos que es usted.',
    ),
  ),
  phoneCode: template(z.object({ code: z.string() }), ({ code }) => ({
    subject: '',
    body: `${code} es su código de Belong. Vence en 10 minutos. Nunca se lo pedimos. Responda STOP para no recibir más mensajes de texto.`,
    language: 'es',
  })),
  passwordChanged: template(DateData, ({ firstName, at }) =>
    emailTextEs(
      'Su contraseña ha cambiado',
      greetingEs(firstName),
      `Su contraseña se cambió el ${formatMomentEs(at)}, y cerramos la sesión en todos los demás dispositivos.`,
      cambiaYa,
    ),
  ),
  securityChanged: template(
    DateData.extend({ change: z.string(), what: z.string() }),
    ({ firstName, at, change, what }) => {
      const words = Object.hasOwn(CAMBIOS, change) ? CAMBIOS[change] : undefined;
      if (!words) throw new Error(`Nothing is said about ${change}`);
      return emailTextEs(words[0], greetingEs(firstName), `El ${formatMomentEs(at)}, ${words[1](what)}`, cambiaYa);
    },
  ),
  emailChanged: template(DateData, ({ firstName, at }) =>
    emailTextEs(
      'Su nueva dirección está confirmada',
      greetingEs(firstName),
      `Desde el ${formatMomentEs(at)}, usted inicia sesión con esta dirección y aquí le escribimos. Cerramos la sesión en todos los demás dispositivos.`,
    ),
  ),
  newDevice: template(DateData.extend({ device: z.string() }), ({ firstName, at, device }) =>
    emailTextEs(
      'Un dispositivo nuevo inició sesión en su cuenta',
      greetingEs(firstName),
      `Un dispositivo nuevo (${device}) inició sesión en su cuenta el ${formatMomentEs(at)}.`,
      'Si fue usted, no tiene que hacer nada. Si no, elija enseguida una contraseña nueva. Eso cierra la sesión en todos los dispositivos.',
    ),
  ),
  sessionReused: template(NameData, ({ firstName }) =>
    emailTextEs(
      'Cerramos su sesión para proteger su cuenta',
      greetingEs(firstName),
      'Una de sus sesiones se usó en dos lugares a la vez, lo que puede pasar cuando alguien la copia. Cerramos esa sesión en todas partes.',
      'Inicie sesión de nuevo. Si comparte su computadora con otras personas, elija también una contraseña nueva.',
    ),
  ),
  exportReady: template(LinkData.extend({ until: z.iso.datetime() }), ({ firstName, link, until }) =>
    emailTextEs(
      'Sus datos están listos para descargar',
      greetingEs(firstName),
      `Todo lo que tenemos sobre usted está en un archivo. Puede descargarlo hasta el ${formatMomentEs(until)}. Antes le pediremos que confirme su identidad.`,
      cta('Descargar mis datos', link),
      'Si no los pidió, otra persona está en su cuenta. Elija enseguida una contraseña nueva y avísenos.',
    ),
  ),
  deletionRequested: template(LinkData.extend({ eraseAt: z.iso.datetime() }), ({ firstName, link, eraseAt }) =>
    emailTextEs(
      'Su cuenta se eliminará',
      greetingEs(firstName),
      `Como lo pidió, cerramos su sesión en todas partes y cancelamos sus visitas. Eliminaremos su cuenta el ${formatMomentEs(eraseAt)}.`,
      `¿Cambió de opinión, o no fue usted? Puede conservar su cuenta hasta entonces.`,
      cta('Conservar mi cuenta', link),
    ),
  ),
  deletionPending: template(LinkData, ({ firstName, link }) =>
    emailTextEs(
      'Todavía no podemos eliminar su cuenta',
      greetingEs(firstName),
      'Hay algo pendiente. En su cuenta puede ver qué es y qué puede hacer. Lo intentaremos otra vez en una semana.',
      cta('Ver qué puede hacer', link),
    ),
  ),
  accountErased: template(NameData, ({ firstName }) =>
    emailTextEs(
      'Su cuenta se ha eliminado',
      greetingEs(firstName),
      'Su cuenta ya no existe. La ley o un contrato nos obliga a guardar algunos registros por un tiempo. Quitamos su nombre donde es posible y los eliminamos cuando pasa el plazo.',
      'Este es nuestro último correo. Gracias por haber sido parte de Belong.',
    ),
  ),
  deletionCanceled: template(NameData, ({ firstName }) =>
    emailTextEs(
      'Su cuenta no se eliminará',
      greetingEs(firstName),
      'Puede iniciar sesión cuando quiera. Todo está como antes, salvo las visitas que cancelamos.',
    ),
  ),
};
