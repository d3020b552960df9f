import { expect, it } from 'vitest'
import { countTree, readStat, type Process } from './process-tree.ts'

const process = (parent: number, hundredths: number, started = '1'): Process => ({ parent, hundredths, started })

/** A machine whose processes a test changes, and which of them were read. */
const machine = (processes: Map<number, Process>) => {
  const asked: number[] = []
  const table = {
    numbers: () => [...processes.keys()],
    read: (number: number) => {
      asked.push(number)
      return processes.get(number)
    },
  }
  return { asked, ...countTree(10, table) }
}

it('reads who started a process and what it took, whatever its name', () => {
  const line = '7 (Web Content) S 1) S 3 7 7 0 -1 4194560 0 0 0 0 120 30 500 60 20 0 1 0 9001 0 0'
  expect(readStat(line)).toEqual({ parent: 3, started: '9001', hundredths: 150 })
})

it('adds what a process and all that come of it took, and nothing of others', () => {
  const { look, seconds } = machine(
    new Map([
      [30, process(20, 25)],
      [20, process(10, 50)],
      [10, process(1, 100)],
      [11, process(1, 9000)],
    ]),
  )
  look()
  expect(seconds()).toBe(1.75)
})

it('goes on counting a process that its parent left behind', () => {
  const processes = new Map([
    [10, process(1, 100)],
    [20, process(10, 50)],
    [30, process(20, 25)],
  ])
  const { look, seconds } = machine(processes)
  look()
  processes.delete(20)
  processes.set(30, process(1, 80))
  look()
  processes.delete(30)
  look()
  expect(seconds()).toBe(2.3)
})

it('takes a number that is given again for another process', () => {
  const processes = new Map([
    [10, process(1, 100)],
    [20, process(10, 50, '1')],
  ])
  const { look, seconds } = machine(processes)
  look()
  processes.delete(20)
  look()
  processes.set(20, process(1, 4000, '2'))
  look()
  expect(seconds()).toBe(1.5)
  processes.set(20, process(10, 10, '3'))
  look()
  expect(seconds()).toBe(1.5)
})

it('reads what belongs to nobody here once', () => {
  const { asked, look } = machine(
    new Map([
      [10, process(1, 100)],
      [11, process(1, 9000)],
    ]),
  )
  look()
  look()
  expect(asked).toEqual([10, 11, 10])
})
