import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { buttonLook } from '../../ui/button/index.ts'
import { optional } from '../../ui/late/index.ts'
import { MenuDropdown } from '../../ui/menu/index.ts'
import type { ResultsProps } from './results-props.ts'
import { takeAlong } from './results.css.ts'

/** What prints the result is not needed to read it. */
const PrintWithdrawal = optional(async () => (await import('../keep.tsx')).PrintWithdrawal)

/** The way to the advisor is not needed to read the result. */
const ShareResults = optional(async () => (await import('./share-results.tsx')).ShareResults)

type TakeAlongProps = Pick<ResultsProps, 'results' | 'snapshot'> & { readonly mayPrint: () => boolean }

/** Ways to take the result along, in a menu: what comes late comes there, and moves nothing at the head of the page. */
export const TakeAlong = ({ results, snapshot, mayPrint }: TakeAlongProps): ReactElement => (
  <div data-print="never">
    <MenuDropdown
      className={buttonLook({ variant: 'secondary', size: 's' })}
      label={<Trans id="withdrawal.results.take-along">Garder, partager, imprimer</Trans>}
    >
      {() => (
        <div className={takeAlong}>
          <PrintWithdrawal snapshot={snapshot} mayPrint={mayPrint} />
          <ShareResults results={results} />
        </div>
      )}
    </MenuDropdown>
  </div>
)
