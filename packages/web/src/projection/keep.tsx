import { selectCase } from '@hautelisse/machines/projection'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { KeepSimulation, PrintCase } from '../simulations/index.ts'
import type { ProjectionActor } from './use-projection.ts'

/** Keeps and shares the result on the hero (BEY-03 to BEY-05); it comes with a script of its own. */
export const KeepProject = ({ actor }: { readonly actor: ProjectionActor }): ReactElement | null => {
  const one = selectCase(useSelector(actor, (snapshot) => snapshot))
  return one === undefined ? null : <KeepSimulation one={one} onHero />
}

/** Prints the project, or hands it over as a PDF (RP-19). */
export const PrintProject = ({ actor }: { readonly actor: ProjectionActor }): ReactElement | null => {
  const one = selectCase(useSelector(actor, (snapshot) => snapshot))
  return one === undefined ? null : <PrintCase one={one} hasAnnexes />
}
