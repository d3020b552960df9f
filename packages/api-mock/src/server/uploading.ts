/** Bodies with files that are being read: each may hold many bytes, so there are a few at a time. */
export type Uploading = {
  /** Lets somebody send: what it returns ends it. Undefined when they, or all together, send too much already. */
  readonly take: (person: string) => (() => void) | undefined
}

/** So many at a time, of one person and of all. */
export type UploadLimits = { readonly perPerson: number; readonly most: number }

export const UPLOADS: UploadLimits = { perPerson: 2, most: 8 }

/** Seconds after which it is worth sending files again. */
export const UPLOAD_RETRY_S = 5

/**
 * Returns what counts the bodies with files that are being read.
 *
 * @param limits so many at a time
 * @example createUploading({ perPerson: 1, most: 1 }).take('sylvie') // () => void
 */
export const createUploading = ({ perPerson, most }: UploadLimits): Uploading => {
  const senders: string[] = []
  return {
    take: (person) => {
      if (senders.length >= most || senders.filter((sender) => sender === person).length >= perPerson) return undefined
      senders.push(person)
      return () => void senders.splice(senders.indexOf(person), 1)
    },
  }
}
