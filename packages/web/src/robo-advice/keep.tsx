import { selectCase } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { KeepSimulation } from '../simulations/index.ts'
import { Stack, Text } from '../ui/page/index.ts'
import type { AdvisorProps } from './use-advisor.ts'

/** Keeps and shares the two limits of the profile on the screen with the mix that the method finds for them (BEY-03 to BEY-05); it comes with a script of its own. */
export const KeepLimits = ({ snapshot }: Pick<AdvisorProps, 'snapshot'>): ReactElement | null => {
  const { clock } = useApp()
  const one = selectCase(snapshot, clock.today())
  if (one === undefined) return null
  return (
    <Stack space="s3" data-print="never">
      <Text as="small">
        <Trans id="robo.keep.text">
          Une simulation garde les deux limites de risque de ce profil à cet horizon, et la répartition que notre calcul trouve
          entre elles. Ni vos montants, ni la grille de votre entreprise n’y sont.
        </Trans>
      </Text>
      <KeepSimulation one={one} />
    </Stack>
  )
}
