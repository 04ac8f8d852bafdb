// Loaded before a service's own program (`node --import`): when the program that started it is gone, however it
// ended, the channel between them closes, and the service ends too. No orphan keeps a port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
