/** Path of the picture that link previews show for a certificate. */
export const certificatePicturePath = (number: string): string => `/pictures/certificates/${number}.png`;
