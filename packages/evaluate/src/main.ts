#!/usr/bin/env node
/** Evaluates an actuary's own cases: `hautelisse annuity < cases.csv`. Results on standard output, everything else on standard error. */
import { evaluateCommand } from './command.ts'

process.exitCode = await evaluateCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  complain: (text) => process.stderr.write(`${text}\n`),
})
