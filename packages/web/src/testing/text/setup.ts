import './window.ts'
import './matchers.ts'
