import { tilesOf, type Tile, type TileFilter, type TileId } from '@hautelisse/domain/attachment'
import { pathTo, PROVIDER_ATTACHMENT } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skein, type SkeinTone } from '../ui/skein/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './attachment.css.ts'
import { useTypeWords } from './words.tsx'

type TileWords = {
  readonly title: ReactElement
  readonly text: ReactElement
  readonly needs: ReactElement
  readonly act: ReactElement
}

const WORDS: Readonly<Record<TileId, TileWords>> = {
  company: {
    title: <Trans id="attachment.tile.company">Un plan de mon entreprise</Trans>,
    text: (
      <Trans id="attachment.tile.company-text">
        Épargne salariale ou retraite, ouverte par votre entreprise d’aujourd’hui ou d’hier chez Hautelisse.
      </Trans>
    ),
    needs: <Trans id="attachment.tile.letter">Le courrier avec votre numéro de contrat et son code</Trans>,
    act: <Trans id="attachment.tile.company-act">Rattacher un plan</Trans>,
  },
  individual: {
    title: <Trans id="attachment.tile.individual">Un contrat à mon nom</Trans>,
    text: (
      <Trans id="attachment.tile.individual-text">
        Un contrat que vous avez ouvert vous-même chez Hautelisse, pour la retraite ou vos projets.
      </Trans>
    ),
    needs: <Trans id="attachment.tile.letter">Le courrier avec votre numéro de contrat et son code</Trans>,
    act: <Trans id="attachment.tile.individual-act">Rattacher un contrat</Trans>,
  },
  elsewhere: {
    title: <Trans id="attachment.tile.elsewhere">Un compte dans un autre établissement</Trans>,
    text: (
      <Trans id="attachment.tile.elsewhere-text">
        Vous le voyez ici avec le reste. Rien ne s’y fait, et vos identifiants ne nous sont jamais donnés.
      </Trans>
    ),
    needs: <Trans id="attachment.tile.elsewhere-needs">Vos identifiants chez cet établissement, et votre accord</Trans>,
    act: <Trans id="page.aggregation-step.title">Ajouter un établissement</Trans>,
  },
}

const TONES: Readonly<Record<TileId, SkeinTone>> = { company: 'd1', individual: 'd2', elsewhere: 'd3' }

const ADDRESSES: Readonly<Record<TileId, string>> = {
  company: pathTo('connected-attachment-steps', { step: 'choice' }),
  individual: pathTo('connected-attachment', { filter: PROVIDER_ATTACHMENT }),
  elsewhere: pathTo('aggregation'),
}

const useTypes = (): ((tile: Tile) => string) => {
  const { i18n } = useLingui()
  const wordOf = useTypeWords()
  return ({ types }) => {
    const kinds = types.map(wordOf).join(', ')
    return `${kinds.slice(0, 1).toLocaleUpperCase(i18n.locale)}${kinds.slice(1)}`
  }
}

/** Ways to add an account, side by side on a page (ATT-01). */
export const Tiles = (): ReactElement => {
  const typesOf = useTypes()
  return (
    <ul className={styles.tiles}>
      {tilesOf().map((tile) => {
        const { title, text: about, needs, act } = WORDS[tile.id]
        return (
          <li key={tile.id}>
            <Panel as="article" aria-labelledby={`tile-${tile.id}`} className={styles.tile}>
              <h2 id={`tile-${tile.id}`} className={styles.tileTitle}>
                <Skein tone={TONES[tile.id]} /> {title}
              </h2>
              <p className={text({ as: 'small' })}>{typesOf(tile)}</p>
              <div>
                <p>{about}</p>
              </div>
              <div className={styles.tileNeeds}>
                <b>
                  <Trans id="attachment.tile.needs">Il vous faut</Trans>
                </b>
                {needs}
              </div>
              <LinkButtonTo to={ADDRESSES[tile.id]} variant="secondary">
                {act}
              </LinkButtonTo>
            </Panel>
          </li>
        )
      })}
    </ul>
  )
}

/** The ways that fit what is looked for, one below the other in a window (P-MODAL-06, AGG-13). */
export const TileRows = ({ filter }: { readonly filter: TileFilter }): ReactElement => {
  const typesOf = useTypes()
  return (
    <ul className={styles.tilesInModal}>
      {tilesOf(filter).map((tile) => {
        const { title, act } = WORDS[tile.id]
        return (
          <li key={tile.id} className={styles.tileRow}>
            <div>
              <h3 className={styles.rowTitle}>
                <Skein tone={TONES[tile.id]} /> {title}
              </h3>
              <p className={text({ as: 'small' })}>{typesOf(tile)}</p>
            </div>
            <TextLinkTo to={ADDRESSES[tile.id]} icon={drawings.ArrowRight} trailing>
              {act}
            </TextLinkTo>
          </li>
        )
      })}
    </ul>
  )
}
