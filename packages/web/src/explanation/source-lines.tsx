import { lawAddress } from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { lawLink, sourceLine } from './source-lines.css.ts'
import type { Sources } from './terms.ts'

/**
 * Lists the sources that are named: those that the room knows, and in a small place those that no words say already.
 *
 * @param codes codes of the sources of a step
 * @param sources the room's sources
 * @param isFull every source, as on paper
 */
export const namedSources = (codes: readonly string[], sources: Sources, isFull: boolean): readonly string[] => {
  const known = codes.filter((code) => code in sources.register)
  return isFull || known.length === 1 ? known : known.filter((code) => sources.saidAlready?.has(code) !== true)
}

type SourceLinesProps = { readonly codes: readonly string[]; readonly sources: Sources }

/** A reference with the way to its text, where it is one of the law. */
const Citation = ({ citation }: { readonly citation: string }): ReactElement => {
  const { t } = useLingui()
  const address = lawAddress(citation)
  return address === undefined ? (
    <>{citation}</>
  ) : (
    <a
      className={lawLink}
      data-law=""
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={t({ id: 'explanation.source.law', message: 'Lire sur Légifrance, dans un nouvel onglet' })}
    >
      {citation}
    </a>
  )
}

/** Sources of a step, a line each; their references stay in the words of French law and lead to it. */
export const SourceLines = ({ codes, sources }: SourceLinesProps): ReactElement => (
  <>
    {codes.map((code) => {
      const citations = sources.register[code]?.citations ?? []
      return (
        <span key={code} className={sourceLine}>
          {sources.words[code]}
          {citations.length > 0 && (
            <>
              {sources.joinedBy?.(code) ?? '. '}
              <cite lang="fr">
                {citations.map((citation, place) => (
                  <Fragment key={citation}>
                    {place > 0 && ', '}
                    <Citation citation={citation} />
                  </Fragment>
                ))}
              </cite>
            </>
          )}
        </span>
      )
    })}
  </>
)
