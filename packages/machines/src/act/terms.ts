type Read<Terms> = { readonly event: { readonly output: Terms } }

/**
 * Describes the state in which a room reads what may be asked for, before its form and once what stands has changed.
 *
 * @param input what the reading is given
 * @param to states that follow: once it is known, and where it cannot be read
 * @example readingTerms: reading(termsInput, { known: 'asking', failed: 'unavailable' })
 */
export const reading = <Input>(input: Input, to: { readonly known: string; readonly failed: string }) =>
  ({
    invoke: {
      src: 'readTerms',
      input,
      onDone: {
        target: to.known,
        actions: { type: 'takeTerms', params: <Terms>({ event }: Read<Terms>) => ({ terms: event.output }) },
      },
      onError: to.failed,
    },
  }) as const
