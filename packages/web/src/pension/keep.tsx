import { selectCase } from '@hautelisse/machines/pension'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { KeepSimulation, PrintCase } from '../simulations/index.ts'
import { Stack } from '../ui/page/index.ts'
import type { PensionActor } from './use-pension.ts'

/** Keeps, shares and prints the result on the screen (BEY-03 to BEY-05); it comes with a script of its own. */
export const KeepEstimate = ({ actor }: { readonly actor: PensionActor }): ReactElement | null => {
  const one = selectCase(useSelector(actor, (snapshot) => snapshot))
  return one === undefined ? null : (
    <Stack space="s3">
      <KeepSimulation one={one} />
      <PrintCase one={one} />
    </Stack>
  )
}
