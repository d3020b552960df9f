import type { TransmissionAnswer } from '@hautelisse/domain/transmission'
import { selectAtSeventy, type TransmissionSnapshot } from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Note } from '../../ui/note/index.ts'
import { useNames } from '../step-words.ts'
import { TaxRange } from './tax-range.tsx'

type LatePremiumsProps = { readonly snapshot: TransmissionSnapshot; readonly result: TransmissionAnswer }

/** Where the law on sums paid late is open, and what the 70th birthday changes (INH-15, INH-16, TRM-09). */
export const LatePremiums = ({ snapshot, result }: LatePremiumsProps): ReactElement => {
  const names = useNames()
  const { options = [], is_gains_split_open: isSplitOpen } = result
  const next = selectAtSeventy(snapshot)
  const isRange = options.some(({ total_tax: lowest, highest_tax: highest }) => !lowest.equals(highest))
  return (
    <>
      {isRange && (
        <Note>
          <Trans id="transmission.late.range">
            Une partie du PER ou des primes versées après 70 ans revient à votre conjoint ou partenaire, exonéré. La loi ne dit
            pas clairement si cette part utilise l’abattement de 30 500 € : l’impôt va du plus bas au plus haut. Les dessins,
            l’écart entre options et le détail du calcul montrent le plus bas.
          </Trans>
        </Note>
      )}
      {isSplitOpen === true && (
        <Note>
          <Trans id="transmission.late.gains">
            La loi ne dit pas à quelles primes reviennent les gains d’un contrat alimenté avant et après 70 ans. Nous les
            partageons selon les primes si vous indiquez celles d’avant 70 ans ; sinon ils comptent avec elles. Un autre partage
            change l’impôt.
          </Trans>
        </Note>
      )}
      {next !== undefined && (
        <Note>
          <Trans id="transmission.late.birthday">
            À partir de vos 70 ans, un PER en assurance est taxé avec la succession, au-delà de 30 500 € en tout : Code général
            des impôts, art. 757 B. Impôt total, tout le reste étant égal :
          </Trans>
          <ul>
            {next.map(({ option, before, after, highest }) => (
              <li key={option}>
                {next.length > 1 && <>{names.option[option]}, </>}
                <TaxRange lowest={after} highest={highest} />{' '}
                <Trans id="transmission.suppose.instead">
                  au lieu de <Amount value={before} />
                </Trans>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
