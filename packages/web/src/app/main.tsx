import './zod-jitless.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readNonce } from '../ui/theme/index.ts'

readNonce()
const root = document.querySelector('#root')
if (root !== null) createRoot(root).render(<StrictMode />)
