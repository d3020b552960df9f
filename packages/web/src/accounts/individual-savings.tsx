import { Suspense, type ReactElement } from 'react'
import { HomeDoors } from '../possible-acts/index.ts'
import { HeroActs } from './hero-acts.tsx'
import { KnownSavings } from './known-savings.tsx'
import { LoadingSavings } from './other-states.tsx'

type IndividualProps = Omit<Parameters<typeof KnownSavings>[0], 'head'>

/** What an individual customer holds: the doors of the contracts themselves at the head, and below where to act on each (HOME-DOORS-01). */
export const IndividualSavings = (props: IndividualProps): ReactElement => {
  const { acts, savings } = props
  const own = savings.accounts.filter(({ scope }) => scope !== 'bi')
  return (
    <Suspense fallback={<LoadingSavings />}>
      {/* The machine of the doors begins with the contracts that it is given: others begin it anew. */}
      <HomeDoors key={own.map(({ policy_id }) => policy_id).join(' ')} accounts={own} otherwise={<HeroActs acts={acts} />}>
        {({ head, places }) => (
          <>
            <KnownSavings {...props} head={head} />
            {places}
          </>
        )}
      </HomeDoors>
    </Suspense>
  )
}
