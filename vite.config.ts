import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
  publicDir: 'client/public',
  build: { outDir: 'dist/views' },
})
