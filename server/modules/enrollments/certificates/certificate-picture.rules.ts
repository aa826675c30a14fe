/** Path of the picture that link previews show for a certificate. */
export const certificatePicturePath = (number: string): string => `/pictures/certificates/${number}.png`;

/** Path of the style sheet with the fonts for what people wrote on a certificate, under the family Certificate. */
export const certificateFontsPath = (number: string): string => `/pictures/certificates/${number}.css`;
