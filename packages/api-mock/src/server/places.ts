/** What a few may do at a time: each who does it has a place. */
export type Places = {
  /** Takes a place for somebody: what it returns gives it back. Undefined when they, or all together, have too many already. */
  readonly take: (who: string) => (() => void) | undefined
}

/** So many at a time, for one and for all. */
export type PlaceLimits = { readonly perClient: number; readonly most: number }

/** Bodies with files that are being read: each may hold many bytes. */
export const UPLOADS: PlaceLimits = { perClient: 2, most: 8 }

/** Documents of members that are being printed, or wait for it: one of them may take a second of the printer. */
export const PRINTS: PlaceLimits = { perClient: 2, most: 16 }

/** The same of visitors, who have places of their own: as many as they are, they keep no member from printing. */
export const VISITOR_PRINTS: PlaceLimits = { perClient: 2, most: 8 }

/** OpenAPI documents that are being sent: the first one is made. */
export const DOCUMENTS: PlaceLimits = { perClient: 16, most: 64 }

/** Seconds after which it is worth asking for a place again. */
export const PLACE_RETRY_S = 5

/**
 * Returns the places of something that a few may do at a time.
 *
 * @param limits so many at a time
 * @example createPlaces({ perClient: 1, most: 1 }).take('sylvie') // () => void
 */
export const createPlaces = ({ perClient, most }: PlaceLimits): Places => {
  const taken: string[] = []
  return {
    take: (who) => {
      if (taken.length >= most || taken.filter((one) => one === who).length >= perClient) return undefined
      taken.push(who)
      return () => void taken.splice(taken.indexOf(who), 1)
    },
  }
}
