import {build} from 'vite'
import {gzipSync} from 'node:zlib'
const r=await build({logLevel:'error',root:import.meta.dirname,build:{write:false}})
const want=process.argv[2].split(',')
for(const o of r.output) if(o.type==='chunk'&&want.some(w=>o.fileName.includes(w))){ console.log('##',o.fileName,o.code.length,gzipSync(o.code,{level:9}).length)
 const m=Object.entries(o.modules).map(([k,v])=>[v.renderedLength,k.replace(/.*node_modules\//,'').replace(/.*apps\/web\//,'')]).sort((a,b)=>b[0]-a[0]).slice(0,+process.argv[3]||25); for(const x of m) console.log('  ',x.join(' ')) }
