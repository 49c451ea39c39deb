module.exports = globalThis.__nest.common
