import './zod-jitless.ts'
import { createRoot } from 'react-dom/client'
import { start } from './start.tsx'

const place = document.querySelector('#root')
if (place !== null) void start(createRoot(place))
