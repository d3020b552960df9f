/** The reader of the results has gone, as `head` does once it has enough. */
export const isClosedPipe = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'EPIPE'
