import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Decimal, euros, formatEuros } from '@hautelisse/domain/money'
import type { NetView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { netRate } from './net-choices.tsx'
import { Remarks } from '../../ui/page/index.ts'

/** Past gains that the sentence on assumptions counts with, in euros. */
const SAMPLE = 1000

/** What the estimate assumes and leaves out, each in a line. */
export const NetNotes = ({ view }: { readonly view: NetView }): ReactElement => {
  const { annuity, capital, onGains, checkedUntil } = view
  const rows = [...(annuity?.rows ?? []), ...(capital?.rows ?? [])]
  const hasPaid = rows.some(({ paid }) => paid !== undefined)
  const sample = formatEuros(euros(SAMPLE))
  const charges = new Decimal(onGains.charges)
  const [employee, other] = [charges, charges.plus(onGains.tax)].map((rate) => formatEuros(euros(rate.times(SAMPLE / 100))))
  return (
    <Remarks>
      <Trans id="withdrawal.net.note-rate">
        La tranche choisie est appliquée à toute la somme. Un capital élevé peut en atteindre une plus haute : le quotient (CGI,
        art. 163-0 A) se demande dans la déclaration.
      </Trans>
      {capital?.total?.isMost === true && (
        <Trans id="withdrawal.net.note-unpaid">
          Vos contrats ne disent pas combien vous avez versé&nbsp;: le net du capital est celui d’une épargne sans gain ni perte à
          ce jour, ou tout en gains si cela laisse davantage. Pour {sample} de gains déjà acquis, comptez {employee} de moins sur
          l’épargne salariale, {other} sur des versements non déduits.
        </Trans>
      )}
      {hasPaid && (
        <Trans id="withdrawal.net.note-gains">
          Gains : {netRate(onGains.tax)} d’impôt et {netRate(onGains.charges)} de charges ; épargne salariale,{' '}
          {netRate(onGains.charges)} seulement.
        </Trans>
      )}
      {rows.some(({ origin }) => origin === 'vv') && (
        <Trans id="withdrawal.net.note-deducted">
          Quand le contrat ne dit pas lesquels de vos versements volontaires ont été déduits, tous sont comptés comme déduits :
          c’est le cas qui laisse le moins.
        </Trans>
      )}
      <Trans id="withdrawal.net.note-pension">
        L’abattement de 10 % sur les pensions est appliqué sans ses limites, qui dépendent de toutes les pensions de votre foyer.
      </Trans>
      {checkedUntil === undefined ? (
        <Trans id="withdrawal.net.note-law">Règles fiscales du jour du départ.</Trans>
      ) : (
        <Trans id="withdrawal.net.note-law-checked">
          Règles fiscales vérifiées au {formatFrenchDate(checkedUntil)} : celles du jour du départ peuvent être différentes.
        </Trans>
      )}
    </Remarks>
  )
}
