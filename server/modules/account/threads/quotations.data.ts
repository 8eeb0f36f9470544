// What mail programs write around a letter that they quote, in the languages of our residents and homeowners.

interface QuotationWords {
  /** Labels of a header above a quoted letter: who it is from, when it was sent, and the rest. */
  readonly from: readonly string[];
  readonly when: readonly string[];
  readonly others: readonly string[];
  /** What stands between dashes above a quoted letter. */
  readonly titles: readonly string[];
  /** How an attribution line begins (with anything, where empty) and ends, as patterns. */
  readonly attributions: readonly (readonly [start: string, end: string])[];
  /** How the line that a phone or program adds begins, as patterns. */
  readonly signatures: readonly string[];
}

export const quotationWords: Readonly<Record<string, QuotationWords>> = {
  en: {
    from: ['from'],
    when: ['sent', 'date'],
    others: ['to', 'cc', 'subject', 'reply-to'],
    titles: ['original message', 'forwarded message'],
    attributions: [['on', 'wrote:']],
    signatures: ['get outlook for '],
  },
  es: {
    from: ['de'],
    when: ['enviado', 'enviado el', 'fecha'],
    others: ['para', 'asunto'],
    titles: ['mensaje original', 'mensaje reenviado'],
    attributions: [['el', 'escribi(?:ó|o\u0301):']],
    signatures: ['obt(?:é|e\u0301|e)n(?:er)? outlook para '],
  },
  de: {
    from: ['von'],
    when: ['gesendet', 'datum'],
    others: ['an', 'betreff'],
    titles: ['ursprüngliche nachricht', 'weitergeleitete nachricht'],
    attributions: [['am', 'schrieb .{1,200}:']],
    signatures: ['von meine[mr] .{2,40} gesendet$', 'gesendet (?:von|mit) (?:outlook|meine[mr]) '],
  },
  fr: {
    from: ['de'],
    when: ['envoyé', 'envoyé le', 'date'],
    others: ['à', 'objet', 'cc'],
    titles: ["message d[’']origine", 'message original', 'message transféré'],
    attributions: [['le', 'a écrit\\s?:']],
    signatures: [
      'envoyé (?:de|depuis) mon ',
      'envoyé à partir de ',
      'télécharger outlook pour ',
      'obtenir outlook pour ',
    ],
  },
  pt: {
    from: ['de'],
    when: ['enviado', 'enviada em', 'data'],
    others: ['para', 'assunto'],
    titles: ['mensagem original', 'mensagem encaminhada'],
    attributions: [['em', 'escreveu:']],
    signatures: ['enviado do meu ', 'obter o outlook para '],
  },
  it: {
    from: ['da'],
    when: ['inviato', 'data'],
    others: ['a', 'oggetto'],
    titles: ['messaggio originale', 'messaggio inoltrato'],
    attributions: [['il|in data', 'ha scritto:']],
    signatures: ['inviato da(?:l mio)? (?:iphone|ipad|outlook|telefono)', 'ottieni outlook per '],
  },
  nl: {
    from: ['van'],
    when: ['verzonden', 'datum'],
    others: ['aan', 'onderwerp'],
    titles: ['oorspronkelijk bericht', 'doorgestuurd bericht'],
    attributions: [
      ['op', 'schreef .{1,200}:'],
      ['op', 'het volgende geschreven:'],
    ],
    signatures: ['ver(?:stuurd|zonden) vanaf (?:mijn|outlook) ', 'outlook voor .{2,20} downloaden'],
  },
  nordic: {
    from: ['fra', 'från', 'lähettäjä'],
    when: ['dato', 'sendt', 'skickat', 'datum', 'lähetetty', 'päivämäärä'],
    others: ['til', 'till', 'emne', 'ämne', 'vastaanottaja', 'aihe'],
    titles: [
      'oprindelig (?:besked|meddelelse)',
      'opprinnelig melding',
      'ursprungligt meddelande',
      'alkuperäinen viesti',
    ],
    attributions: [
      ['', 'skrev .{1,200}:'],
      ['', 'kirjoitti:'],
    ],
    signatures: ['sendt fra min ', 'skickat från min ', 'lähetetty (?:iphonesta|ipadista)'],
  },
  pl: {
    from: ['od'],
    when: ['wysłane', 'data'],
    others: ['do', 'temat'],
    titles: ['(?:oryginalna wiadomość|wiadomość oryginalna)', 'przekazana wiadomość'],
    attributions: [['', '(?:pisze|napisał(?:\\(a\\)|a)?):']],
    signatures: ['wysłan[eo] z (?:iphone|mojego |outlook)'],
  },
  hu: {
    from: ['feladó'],
    when: ['elküldve', 'dátum'],
    others: ['címzett', 'tárgy'],
    titles: ['eredeti üzenet'],
    attributions: [['', 'írta:']],
    signatures: [],
  },
  ru: {
    from: ['от'],
    when: ['отправлено', 'дата'],
    others: ['кому', 'тема'],
    titles: ['исходное сообщение', 'пересылаемое сообщение'],
    attributions: [['', 'пиш(?:ет|е|у):']],
    signatures: ['отправлено с (?:iphone|моего )', 'отправлено из '],
  },
  zh: {
    from: ['发件人', '寄件者', '寄件人'],
    when: ['发送时间', '发送日期', '日期', '寄件日期'],
    others: ['收件人', '收件者', '主题', '主旨', '抄送'],
    titles: ['原始邮件', '原始郵件'],
    attributions: [['在', '(?:写道|寫道)[:：]']],
    signatures: ['发自我的', '從我的'],
  },
  ja: {
    from: ['差出人'],
    when: ['送信日時', '日時'],
    others: ['宛先', '件名'],
    titles: ['元のメッセージ'],
    attributions: [],
    signatures: ['iphoneから送信', 'ipadから送信'],
  },
  ko: {
    from: ['보낸 사람'],
    when: ['보낸 날짜', '날짜'],
    others: ['받는 사람', '제목'],
    titles: ['원본 메시지', '원본 메일'],
    attributions: [['', '작성:']],
    signatures: ['나의 iphone에서'],
  },
  vi: {
    from: ['từ'],
    when: ['đã gửi', 'ngày'],
    others: ['đến', 'tới', 'chủ đề'],
    titles: ['thư gốc', 'tin nhắn gốc'],
    attributions: [['vào', 'đã viết:']],
    signatures: ['đã gửi từ ', 'được gửi từ '],
  },
};
