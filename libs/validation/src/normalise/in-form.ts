// Exceeds the marks on one letter in any writing; the Stream-Safe Text Format of UAX #15 also limits them to 30.
// Sorting them takes quadratic time: a megabyte of marks would block a server for minutes.
// NFKC converts the half-width voice marks to such marks.
const TOO_MANY_MARKS = /([\p{M}\uff9e\uff9f]{31})/u

/** Runs `String.prototype.normalize` in linear time: splits sequences of more than 30 combining marks on one letter. */
export const inForm = (text: string, form: 'NFC' | 'NFKC'): string =>
  TOO_MANY_MARKS.test(text)
    ? text
        .split(TOO_MANY_MARKS)
        .map((part) => part.normalize(form))
        .join('')
    : text.normalize(form)
