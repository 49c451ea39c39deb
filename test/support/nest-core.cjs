module.exports = globalThis.__nest.core
