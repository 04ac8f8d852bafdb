import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * Runs programs one after another in one process, since a Java machine takes longer to start than a sample to run. Each
 * line of the input names a class; each line of the output is the exit status of its program and what it printed, in
 * base 64.
 */
public class Host {
  public static void main(String[] args) throws Exception {
    var output = System.out;
    var input = new BufferedReader(new InputStreamReader(System.in));
    for (var name = input.readLine(); name != null; name = input.readLine()) {
      var printed = new ByteArrayOutputStream();
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      var status = 0;
      try {
        Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      } catch (InvocationTargetException thrown) {
        thrown.getCause().printStackTrace(System.out);
        status = 1;
      }
      output.println(status + " " + Base64.getEncoder().encodeToString(printed.toByteArray()));
    }
  }
}
