/** The server won't take a picture; `message` tells a person why. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
}
