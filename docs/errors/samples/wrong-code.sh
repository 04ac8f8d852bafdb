# Calls an operation of the user pool, and shows the error of its response or that there is none.
pool() {
  curl -s "$PLATFORM_URL/identity/user-pool" -H 'content-type: application/x-amz-json-1.1' \
    -H "x-amz-target: AWSCognitoIdentityProviderService.$1" -d "$2" |
    sed -e 's/^{"__type".*/&/;t' -e 's/.*/no error/'
  echo
}
client=$(curl -s "$PLATFORM_URL/sandbox/health" | sed 's/.*"userPoolClientId":"\([^"]*\)".*/\1/')

email=demo-code@example.com
pool SignUp "{\"ClientId\":\"$client\",\"Username\":\"$email\",\"Password\":\"Errors-2026!\",
  \"UserAttributes\":[{\"Name\":\"name\",\"Value\":\"Mara Voss\"},{\"Name\":\"email\",\"Value\":\"$email\"}]}"
code=$(curl -s "$PLATFORM_URL/sandbox/mailbox?to=$email" | sed 's/.*"code":"\([0-9]*\)".*/\1/')

# Another code than the one that was sent, then the right one.
pool ConfirmSignUp "{\"ClientId\":\"$client\",\"Username\":\"$email\",\"ConfirmationCode\":\"$(printf '%06d' $(( (10#$code + 1) % 1000000 )))\"}"
pool ConfirmSignUp "{\"ClientId\":\"$client\",\"Username\":\"$email\",\"ConfirmationCode\":\"$code\"}"
