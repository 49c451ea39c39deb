// Preloaded into the servers that npm run bench starts: reports the CPU time of the process on request.
process.on('message', (message) => {
  if (message === 'cpu') process.send(process.cpuUsage())
})
process.channel?.unref()
