// A CommonJS package that requires Nest (nestjs-i18n) gets the namespace that share-nest.js has imported.
const path = require('node:path')

const standIns = {
  '@nestjs/common': path.join(__dirname, 'nest-common.cjs'),
  '@nestjs/core': path.join(__dirname, 'nest-core.cjs'),
}

module.exports = (request, options) =>
  (options.conditions?.includes('require') && standIns[request]) || options.defaultResolver(request, options)
