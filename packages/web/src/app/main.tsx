import './zod-jitless.ts'
import { start } from './start.tsx'

const place = document.querySelector<HTMLElement>('#root')
if (place !== null) void start(place)
