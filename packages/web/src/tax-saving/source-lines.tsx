import type { ReactElement } from 'react'
import { cite, sourceLine } from './source-lines.css.ts'

type SourceLinesProps<Code extends string> = {
  readonly codes: readonly string[]
  /** What is said before the references of each source. */
  readonly words: Readonly<Record<Code, string>>
  /** Official references, which stay in the words of French law. */
  readonly register: Readonly<Record<Code, { readonly citations: readonly string[] }>>
}

/** Sources of a step, a line each; codes that the register does not know are left out. */
export const SourceLines = <Code extends string>({ codes, words, register }: SourceLinesProps<Code>): ReactElement => {
  const isKnown = (code: string): code is Code => code in register
  return (
    <>
      {codes
        .filter((code) => isKnown(code))
        .map((code) => (
          <span key={code} className={sourceLine}>
            {words[code]}
            {register[code].citations.length > 0 && (
              <>
                {'. '}
                <cite lang="fr" className={cite}>
                  {register[code].citations.join(', ')}
                </cite>
              </>
            )}
          </span>
        ))}
    </>
  )
}
