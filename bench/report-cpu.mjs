// Imported by the servers that npm run bench starts: tells how much CPU time the process has used, when asked.
process.on('message', (message) => {
  if (message === 'cpu') process.send(process.cpuUsage())
})
process.channel?.unref()
