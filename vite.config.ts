import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
  publicDir: 'client/public',
  build: {
    outDir: 'dist/views',
    // One small file for all pages: nothing shifts when parts of a page, or the next page, come later.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only with its versions, so browsers keep it through our own releases.
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|vike|@brillout)\// },
            // What several pages share is one file instead of dozens of a few bytes.
            { name: 'shared', test: /\/(views|client|src|lucide-react)\//, minShareCount: 2 },
            { name: 'class-names', test: /\/views\/(?!pages\/admin\/).*\.css$/ },
          ],
        },
      },
    },
  },
})
