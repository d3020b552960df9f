import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { color, colors, leadText, small, smallest, swatch, threadSwatch, type } from './gallery.css.ts'
import { AMOUNTS } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

// Names of tokens, the same in every language.
const PAGE_TOKENS = [
  'brand-900',
  'brand-800',
  'brand-700',
  'brand-100',
  'hero',
  'accent',
  'page',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'link',
  'action',
  'focus',
  'alert',
  'alert-solid',
  'alert-tint',
  'success',
  'success-tint',
  'warn',
  'warn-tint',
  'info',
  'info-tint',
] as const
const DATA_TOKENS = ['d-1', 'd-2', 'd-3', 'd-4', 'd-5', 'd-6', 'd-mute', 'h-1', 'h-2', 'h-3'] as const

const Tokens = ({ names, threads = false }: { readonly names: readonly string[]; readonly threads?: boolean }): ReactElement => (
  <ul className={colors}>
    {names.map((name) => (
      <li key={name} className={color}>
        <span className={`${swatch} ${threads ? threadSwatch : ''}`} style={cssVars({ '--swatch': `var(--${name})` })} />
        {name}
      </li>
    ))}
  </ul>
)

export const ColorSpecimens = (): ReactElement => (
  <>
    <GalleryTitle>
      <Trans id="developer.color.title">Couleurs et caractères</Trans>
    </GalleryTitle>
    <Specimen wide caption={<Trans id="developer.color.page">Marque, encre, états</Trans>}>
      <Tokens names={PAGE_TOKENS} />
    </Specimen>
    <Specimen wide caption={<Trans id="developer.color.data">Données : ne changent jamais avec la marque</Trans>}>
      <Tokens names={DATA_TOKENS} threads />
    </Specimen>
    <Specimen caption={<Trans id="developer.type.display">Titres et chiffres : Ysabeau</Trans>}>
      <div className={type}>
        <p>
          <Amount value={AMOUNTS.total} size="xl" />
        </p>
        <h2>
          <Trans id="developer.type.section">Titre de section</Trans>
        </h2>
        <h3>
          <Trans id="developer.type.card">Titre de carte</Trans>
        </h3>
      </div>
    </Specimen>
    <Specimen caption={<Trans id="developer.type.text">Texte : Source Sans 3, jamais sous 15 px</Trans>}>
      <div className={type}>
        <p className={leadText}>
          <Trans id="developer.type.lead">Chapeau, 19 px. La rente viagère est un revenu régulier, versé toute votre vie.</Trans>
        </p>
        <p>
          <Trans id="developer.type.body">Texte courant, 18 px. Une phrase courte, une seule idée.</Trans>
        </p>
        <p className={small}>
          <Trans id="developer.type.second">Texte secondaire, 16 px. Nom d’entreprise, numéro de contrat.</Trans>
        </p>
        <p className={smallest}>
          <Trans id="developer.type.caption">Mention, 15 px. Axe, légende, hypothèse.</Trans>
        </p>
      </div>
    </Specimen>
  </>
)
