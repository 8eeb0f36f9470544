// What rules of law say, in Spanish, by the id of the rule: the same figures as in English (spanish.test.ts compares them).
// A rule that is not here is quoted in English.

export const rulesInSpanish: Readonly<Record<string, string>> = {
  'ca-deposit-cap':
    'El depósito de garantía, incluido el de mascotas, se limita a un mes de renta, o a dos si el propietario es una persona con no más de dos propiedades y cuatro viviendas en total. Cualquier otro cargo al mudarse cuenta para ese límite.',
  'fl-deposit-cap': 'Florida no limita los depósitos.',
  'va-deposit-cap': 'El depósito de garantía se limita a dos meses de renta.',
  'ca-deposit-return':
    'El resto del depósito se devuelve en 21 días después de la mudanza, con una lista detallada y recibos de los costos de más de $125. Un presupuesto puede sustituir el trabajo sin terminar, con los documentos 14 días después de terminarlo.',
  'wa-deposit-return':
    'El depósito se devuelve en 30 días después de que termina el contrato y el residente se muda, lo que ocurra después, con una lista completa y las facturas de cada deducción.',
  'fl-deposit-return':
    'Sin reclamación, el depósito completo se devuelve en 15 días. Una reclamación debe enviarse por correo certificado en 30 días, o se pierde. El residente tiene 15 días para oponerse; si no se opone, el resto se devuelve 30 días después del aviso.',
  'va-deposit-return':
    'El depósito se devuelve con una lista detallada en 45 días después de que termina el contrato o el residente se muda, lo que ocurra después. Si el daño necesita un contratista y cuesta más que el depósito, un aviso dentro de los 45 días agrega 15 días.',
  'wa-deposit-installments':
    'Puede pagar el depósito y los cargos únicos en tres pagos mensuales iguales (dos si el contrato es de menos de tres meses), salvo que sumen el 25% de un mes de renta o menos.',
  'ca-late-fee': 'El recargo por pago tardío debe ser un cálculo razonable del costo del retraso.',
  'wa-late-fee':
    'No hay recargo si la renta se paga en los cinco días después de la fecha de pago. Los pagos cubren primero la renta.',
  'fl-late-fee': 'El contrato fija el recargo por pago tardío. Solo cuenta como renta si el contrato lo dice.',
  'va-late-fee':
    'El recargo por pago tardío se limita al 10% de la renta o al 10% de lo que falta por pagar, lo que sea menor, y solo si el contrato lo incluye.',
  'wa-screening-fee':
    'El costo de la solicitud es lo que nos cuesta la evaluación. Antes le decimos por escrito lo que revisamos.',
  'va-screening-fee': 'El costo de la solicitud se limita a $50 más lo que nos cobra la empresa de evaluación.',
  'fl-screening-fee': 'Florida no fija un límite. Cobramos lo que nos cuesta la evaluación.',
  'ca-screening-fee':
    'El costo de la solicitud es lo que nos cuesta la evaluación, hasta $65.86. Devolvemos lo que no usamos.',
  'ca-source-of-income':
    'Cuenta cualquier ingreso legal. Si tiene un vale, consideramos solo la parte de la renta que usted paga.',
  'fl-source-of-income':
    'Cuenta cualquier ingreso legal. Si tiene un vale, consideramos solo la parte de la renta que usted paga.',
  'ca-rent-cap':
    'En la mayoría de las viviendas de al menos 15 años, los aumentos se limitan al 5% más la inflación en 12 meses, y nunca más del 10%. Muchas casas y condominios de personas particulares están exentos si el contrato lo dice.',
  'ca-rent-notice': 'Un aumento requiere un aviso de 30 días, o de 90 si es de más del 10%.',
  'wa-rent-cap-2026':
    'En 2026, los aumentos se limitan al 9.683% en 12 meses, sin ninguno en los primeros 12 meses del contrato. Las viviendas de menos de 12 años están exentas.',
  'wa-rent-notice': 'Un aumento requiere un aviso de 90 días.',
  'fl-rent-cap': 'Florida no fija un límite, y las ciudades no pueden fijarlo.',
  'fl-rent-notice':
    'Florida no fija un aviso para un aumento al final del contrato. Damos los 30 días que terminan un contrato de mes a mes.',
  'va-rent-cap': 'Virginia no limita los aumentos.',
  'va-rent-notice': 'Un aumento de renta necesita al menos 30 días de aviso antes del siguiente periodo.',
  'ca-entry': 'Avisamos por escrito 24 horas antes de entrar y vamos en horario de oficina.',
  'wa-entry':
    'Avisamos por escrito dos días antes de entrar, o un día antes de mostrar la vivienda. El aviso tiene la fecha, las horas y un teléfono.',
  'fl-entry': 'Avisamos 24 horas antes de una reparación y vamos entre las 7:30 AM y las 8 PM.',
  'va-entry':
    'Avisamos 72 horas antes del mantenimiento de rutina que usted no pidió, y con tiempo razonable antes de mostrar la vivienda.',
  'ca-termination':
    'Para terminar un contrato de mes a mes, el residente avisa con 30 días. El propietario avisa con 30, o con 60 después de un año.',
  'wa-termination':
    'El residente avisa 20 días antes de que termine un mes de renta. El propietario avisa con 60 días y con una causa legal.',
  'fl-termination':
    'Cualquiera de las partes termina un contrato de mes a mes con 30 días de aviso antes del fin de un mes.',
  'va-termination':
    'Cualquiera de las partes termina un contrato de mes a mes con 30 días de aviso antes del siguiente pago de renta.',
  'us-servicemembers':
    'Los militares con órdenes pueden terminar el contrato antes. Termina 30 días después del siguiente pago de renta.',
};
