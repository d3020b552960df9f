import { readMachine, selectRead, type GivenCase } from '@hautelisse/machines/simulations'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useApp } from '../shell/index.ts'
import { loaderOf } from './said.ts'

/** Answers a case for as long as its part of the page stands. */
export const useAnswer = (given: GivenCase | undefined) => {
  const app = useApp()
  const [input] = useState(() => ({ load: loaderOf(app), given }))
  const [snapshot, send] = useMachine(readMachine, { input })
  return { view: selectRead(snapshot), send }
}
