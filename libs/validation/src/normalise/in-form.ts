// More marks on one letter than any writing has (the Stream-Safe Text Format of UAX #15 draws the line at 30 too).
// Bringing them in order takes quadratic time: a megabyte of them would hold a server for minutes.
// The half-width voice marks become such marks in NFKC.
const TOO_MANY_MARKS = /([\p{M}\uff9e\uff9f]{31})/u

/** `String.prototype.normalize` in linear time: where a letter has more than 30 combining marks, they are taken piece by piece. */
export const inForm = (text: string, form: 'NFC' | 'NFKC'): string =>
  TOO_MANY_MARKS.test(text)
    ? text
        .split(TOO_MANY_MARKS)
        .map((part) => part.normalize(form))
        .join('')
    : text.normalize(form)
