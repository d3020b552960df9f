import { formatMovement, formatRate, type Euros } from '@hautelisse/domain/money'
import type { KnownLiving, LivingCause } from '@hautelisse/domain/projection'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { Ledger, Line } from '../ui/page/index.ts'

/** Writes a rate without decimals that say nothing: 8,4 %. */
export const shortPercent = (percent: number): string => formatRate(percent).replace(/,00(?!\d)|(,\d)0(?!\d)/, '$1')

const Difference = ({ less, more }: { readonly less: Euros; readonly more: Euros }): ReactElement => {
  if (useHiddenAmounts()) return <>{HIDDEN_AMOUNT}</>
  const [low, high] = [less, more].map((amount) => formatMovement(amount))
  if (less.isZero()) return <Trans id="projection.cause.more">0 ou {high}</Trans>
  return more.isZero() ? (
    <Trans id="projection.cause.less">0 ou {low}</Trans>
  ) : (
    <Trans id="projection.cause.both">
      {low} à {high}
    </Trans>
  )
}

type CauseProps = { readonly cause: LivingCause; readonly living: KnownLiving }

const CauseNote = ({ cause, living }: CauseProps): ReactElement => {
  const { months } = living
  if (cause.cause === 'return') {
    const { from, to } = cause
    return (
      <Trans id="projection.cause.return-text">
        De {from} à {to}&nbsp;% par an pendant {months}&nbsp;mois. Supposé au milieu&nbsp;: 2&nbsp;%.
      </Trans>
    )
  }
  const [first, steady] = [cause.rate, living.charges.rate].map((rate) => shortPercent(rate))
  return cause.isSupposed ? (
    <Trans id="projection.cause.charges-supposed">
      {first} au lieu de {steady}&nbsp;: les deux premières années, c’est votre revenu d’avant la retraite qui fixe le taux. Votre
      revenu fiscal de référence n’est pas indiqué, le taux le plus élevé est supposé.
    </Trans>
  ) : (
    <Trans id="projection.cause.charges-text">
      {first} au lieu de {steady}&nbsp;: les deux premières années, c’est votre revenu d’avant la retraite qui fixe le taux.
    </Trans>
  )
}

/** What makes the range, each cause alone, and what is not counted (RP-24). */
export const CausesPart = ({ living }: Pick<CauseProps, 'living'>): ReactElement => (
  <Ledger>
    {living.causes.map((cause) => (
      <Line
        key={cause.cause}
        name={
          cause.cause === 'return' ? (
            <Trans id="projection.cause.return">Le rendement de votre épargne</Trans>
          ) : (
            <Trans id="projection.cause.charges">Vos prélèvements sociaux</Trans>
          )
        }
        value={<Difference less={cause.less} more={cause.more} />}
        note={<CauseNote cause={cause} living={living} />}
      />
    ))}
    {living.causes.length === 0 && (
      <Line
        name={<Trans id="projection.cause.none">Rien n’est ouvert dans ce calcul</Trans>}
        value=""
        note={<Trans id="projection.cause.none-text">Ni le rendement ni vos prélèvements ne changent ce chiffre.</Trans>}
      />
    )}
    <Line
      name={<Trans id="projection.cause.left-out">Ce qui n’est pas compté</Trans>}
      value=""
      note={
        <Trans id="projection.cause.left-out-text">
          Un changement de loi, de salaire avant le départ, ou de loyer&nbsp;; les réductions et crédits d’impôt. La rente est
          supposée suivre les prix, comme la pension.
        </Trans>
      }
    />
  </Ledger>
)
